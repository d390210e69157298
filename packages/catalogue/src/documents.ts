import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartnerConfiguration } from '@escale/contract/brand';
import * as z from 'zod/mini';

const FOLDER = join(import.meta.dirname, '..', 'documents');

/** A text as editors keep it: plain sentences in sections, no markup. */
const documentFile = z.object({ title: z.string(), intro: z.string(), sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })) });

/** A document of a shop: `html` is made here from plain text, so no markup of an editor reaches a page. */
export type DocumentPage = { slug: string; title: string; intro: string; sections: readonly { title: string; paragraphs: readonly string[] }[]; html: string };

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const FALLBACK = 'en';
const slugsOf = (language: string): string[] =>
  (existsSync(join(FOLDER, language)) ? readdirSync(join(FOLDER, language)) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/u, ''));

/** Documents a language lacks; English ones stand in for them. */
export const missingDocuments = (language: string): string[] => {
  const own = slugsOf(language);
  return slugsOf(FALLBACK).filter((slug) => !own.includes(slug));
};

/** Documents of a language, English where it has none, with the names, addresses and phones of one partner filled in. */
export const readDocuments = (language: string, brandCode: string, configuration: PartnerConfiguration): DocumentPage[] => {
  const { organiser, callCenter } = configuration;
  const values: Readonly<Record<string, string>> = {
    brand: configuration.brandDisplayName,
    code: brandCode,
    organiser: organiser.name,
    address: organiser.address,
    registration: organiser.registration,
    guarantor: organiser.guarantor,
    guarantorContact: organiser.guarantorContact,
    email: organiser.email,
    atol: organiser.atol ?? '',
    phone: callCenter.services.servicesDisplayPhone,
    hours: callCenter.officeHours,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/gu, (whole, key: string) => values[key] ?? whole);
  const own = new Set(slugsOf(language));
  return [...new Set([...own, ...slugsOf(FALLBACK)])].sort().map((slug) => {
    const file = documentFile.parse(JSON.parse(readFileSync(join(FOLDER, own.has(slug) ? language : FALLBACK, `${slug}.json`), 'utf8')));
    const sections = file.sections
      // A protection number exists only in some countries; its section goes where it does not.
      .filter((section) => organiser.atol !== undefined || !section.paragraphs.some((text) => text.includes('{atol}')))
      .map((section) => ({ title: fill(section.title), paragraphs: section.paragraphs.map(fill) }));
    const html = sections
      .map((section) => `<h2>${escapeHtml(section.title)}</h2>${section.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`)
      .join('');
    return {
      slug,
      title: fill(file.title),
      intro: fill(file.intro),
      sections,
      html: `<p>${escapeHtml(fill(file.intro))}</p>${html}`,
    };
  });
};
