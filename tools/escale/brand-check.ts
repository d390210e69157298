import { parseArgs } from 'node:util';
import { readBrands } from '@escale/catalogue/brands';
import type { Command } from './command.ts';

/** `brand check [CODE] [--folder path] [--json]`: what is wrong with the brands in words; exit code 1 when anything is. */
export const brandCheck: Command = {
  words: 'brand check',
  usage: '[CODE] [--folder path] [--json]',
  summary: 'says what is wrong with every brand folder, or with one',
  run(given, say) {
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { folder: { type: 'string' }, json: { type: 'boolean' } } });
    const [code] = positionals;
    const readings = readBrands({ today: new Date().toISOString().slice(0, 10), ...(values.folder === undefined ? {} : { folder: values.folder }) }).filter(
      (reading) => code === undefined || reading.code === code,
    );
    if (readings.length === 0) {
      say(values.json === true ? '[]' : `There is no brand ${code ?? ''} here.`);
      return 1;
    }
    if (values.json === true) {
      say(JSON.stringify(readings.map(({ code: brand, folder, problems }) => ({ brand, isServed: folder !== undefined, problems }))));
    } else {
      for (const { code: brand, folder, problems } of readings) {
        const shops = folder?.shops.map((shop) => shop.shop).join(' ');
        say(`${brand}  ${shops === undefined ? 'not served' : `served: ${shops}`}${problems.length === 0 ? '' : `, ${problems.length} to mend`}`);
        for (const { file, reason, severity } of problems) say(`    ${severity === 'refused' ? '✗' : '~'} ${file}: ${reason}`);
      }
    }
    return readings.some(({ problems }) => problems.length > 0) ? 1 : 0;
  },
};
