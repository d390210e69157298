/** The ten palettes of the posters. A palette is chosen by brand and place, never by seed. */
export type Palette = {
  /** top, middle, horizon */
  sky: readonly [string, string, string];
  sun: string;
  haze: string;
  /** far, middle, near */
  land: readonly [string, string, string];
  ink: string;
  /** horizon, near */
  water: readonly [string, string];
  /** light, dark */
  ground: readonly [string, string];
  /** light, dark */
  leaf: readonly [string, string];
  /** light, shade */
  wall: readonly [string, string];
  roof: string;
  accent: string;
  glow: string;
};

export type PaletteName = 'azur' | 'corail' | 'menthe' | 'argile' | 'rose' | 'nuit' | 'boreal' | 'safran' | 'prune' | 'olive';

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  azur: {
    sky: ['#3d8fc0', '#8cc6dc', '#f6ead2'],
    sun: '#fff9e8',
    haze: '#eae6d6',
    land: ['#9cc0cc', '#5c94a6', '#2c6474'],
    ink: '#123a46',
    water: ['#9ed3d6', '#156f8c'],
    ground: ['#f8e2b8', '#dbb07c'],
    leaf: ['#5b9a72', '#1c4c46'],
    wall: ['#fff9ec', '#cdbfb4'],
    roof: '#d9694a',
    accent: '#e8552d',
    glow: '#ffd98a',
  },
  corail: {
    sky: ['#42508c', '#e07f78', '#ffcf94'],
    sun: '#fff3cf',
    haze: '#ffc9a0',
    land: ['#cb8288', '#8b5179', '#4c305f'],
    ink: '#281a3b',
    water: ['#f7b08f', '#4f3a70'],
    ground: ['#f5c497', '#a9625f'],
    leaf: ['#6a4468', '#2a1b3d'],
    wall: ['#ffe4c3', '#b9747a'],
    roof: '#a9484f',
    accent: '#ff6b4a',
    glow: '#ffd27a',
  },
  menthe: {
    sky: ['#4db2bf', '#a6dcd4', '#fff3dc'],
    sun: '#ffffff',
    haze: '#edf4e3',
    land: ['#9fd1c6', '#4e9f90', '#1e6c66'],
    ink: '#0c3a3e',
    water: ['#a5e8dc', '#0f8a98'],
    ground: ['#fff1d6', '#e8c592'],
    leaf: ['#46a276', '#0e4d48'],
    wall: ['#fffaf0', '#c9c9bc'],
    roof: '#c98f56',
    accent: '#ff7a59',
    glow: '#ffe2a0',
  },
  argile: {
    sky: ['#6faab4', '#c6d5c4', '#fbe3bd'],
    sun: '#fff8e4',
    haze: '#f7ddbb',
    land: ['#d9ae8c', '#c07a54', '#8a4730'],
    ink: '#46221e',
    water: ['#bfd9cf', '#3f8a92'],
    ground: ['#f0b57e', '#b5572f'],
    leaf: ['#7c9a63', '#35523e'],
    wall: ['#f2c493', '#b4623d'],
    roof: '#8e3f2a',
    accent: '#1f7a78',
    glow: '#ffe0a1',
  },
  rose: {
    sky: ['#7f93c6', '#e8b6c2', '#fde6d4'],
    sun: '#fffbef',
    haze: '#f8dfd6',
    land: ['#c3a9c4', '#8c82b0', '#4f5b8d'],
    ink: '#272f5a',
    water: ['#ebc4c6', '#5a6da6'],
    ground: ['#fbe3d2', '#d6a8a4'],
    leaf: ['#6e8fa0', '#2b4767'],
    wall: ['#fff4ec', '#c7a9b8'],
    roof: '#c4707a',
    accent: '#e0605e',
    glow: '#ffe0b0',
  },
  nuit: {
    sky: ['#0a1536', '#1f3c73', '#6c7fb4'],
    sun: '#fff4d2',
    haze: '#52689f',
    land: ['#3f568f', '#233a6c', '#14244c'],
    ink: '#0a1430',
    water: ['#5b76ae', '#0e1e47'],
    ground: ['#55699a', '#1b2c58'],
    leaf: ['#2c4a78', '#0d1b3f'],
    wall: ['#b9c0da', '#3e5488'],
    roof: '#2a3e70',
    accent: '#ffb454',
    glow: '#ffd083',
  },
  boreal: {
    sky: ['#9dbecb', '#cfdfde', '#f8efdf'],
    sun: '#fffdf3',
    haze: '#dde6e2',
    land: ['#a5bfc6', '#5f8793', '#2d5563'],
    ink: '#13303c',
    water: ['#c4d8da', '#2e6274'],
    ground: ['#d5dcc0', '#74916f'],
    leaf: ['#5c8468', '#1b3f3d'],
    wall: ['#f7f1e4', '#a9a79e'],
    roof: '#c4492f',
    accent: '#d9452b',
    glow: '#ffe3a3',
  },
  safran: {
    sky: ['#d9623a', '#f6a24b', '#ffe3a0'],
    sun: '#fff6d6',
    haze: '#ffd58c',
    land: ['#de8b4c', '#a9522f', '#64301f'],
    ink: '#331a17',
    water: ['#ffcf8a', '#a85432'],
    ground: ['#f1b75f', '#a65b2a'],
    leaf: ['#8a5a2b', '#3b2218'],
    wall: ['#ffdea8', '#b4643b'],
    roof: '#8a3b22',
    accent: '#1e5f63',
    glow: '#ffe9a8',
  },
  prune: {
    sky: ['#231f4d', '#774a88', '#f6a184'],
    sun: '#ffebc6',
    haze: '#d98a8c',
    land: ['#8b5c92', '#553a76', '#2f2355'],
    ink: '#191339',
    water: ['#d08a94', '#2b2258'],
    ground: ['#b87f8e', '#473063'],
    leaf: ['#4b3a70', '#1b153d'],
    wall: ['#f3c9b4', '#7a4e7e'],
    roof: '#5a3468',
    accent: '#ffb057',
    glow: '#ffcf80',
  },
  olive: {
    sky: ['#86b4bf', '#dde6cc', '#fcebc6'],
    sun: '#fffae6',
    haze: '#f0ebcf',
    land: ['#b7c7a8', '#84a071', '#4c7250'],
    ink: '#22402f',
    water: ['#c3ddd2', '#4c8e8c'],
    ground: ['#e5d08f', '#a98c4b'],
    leaf: ['#7fa154', '#2f5837'],
    wall: ['#fbe9cb', '#cc9f74'],
    roof: '#be5f3c',
    accent: '#b33e3e',
    glow: '#ffe0a1',
  },
};

/** Palettes in which peaks wear snow. */
export const snowPalettes: ReadonlySet<PaletteName> = new Set(['boreal', 'rose', 'prune', 'nuit', 'azur', 'corail']);

/** Palettes in which evening has come: windows are lit. */
export const eveningPalettes: ReadonlySet<PaletteName> = new Set(['prune', 'corail', 'nuit']);
