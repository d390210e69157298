import { readFileSync } from 'node:fs';

/** One broken habit: where, which, and what to do about it. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly fix: string;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A house check: the files it reads and what it finds in one of them. A line with `house-ok: <reason>` is let through. */
export interface Check {
  readonly rule: string;
  readonly files: RegExp;
  readonly except?: RegExp;
  find(file: SourceFile): readonly { readonly line: number; readonly fix: string }[];
}

const LONGEST_FILE = 400;

const linesMatching = (text: string, pattern: RegExp, fix: string, ignore?: RegExp): readonly { line: number; fix: string }[] =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) && !ignore?.test(line) ? [{ line: index + 1, fix }] : []));

const GENERATED = /manifest\.ts$|\.d\.ts$/u;

/** All house checks; each has a test that breaks it. */
export const CHECKS: readonly Check[] = [
  {
    rule: 'file-length',
    files: /\.(ts|tsx|css)$/u,
    except: GENERATED,
    find: ({ text }) => {
      const lines = text.split('\n').length - 1;
      return lines > LONGEST_FILE ? [{ line: LONGEST_FILE, fix: `${lines} lines: split by topic at ${LONGEST_FILE}` }] : [];
    },
  },
  {
    rule: 'topic-names',
    files: /(^|\/)(utils?|misc|helpers?|common)\.(ts|tsx)$/u,
    find: () => [{ line: 1, fix: 'name the file by its topic' }],
  },
  {
    rule: 'logical-properties',
    files: /\.css$/u,
    find: ({ text }) =>
      linesMatching(
        text,
        /(^|[\s;{])((margin|padding|border|inset)-(left|right)|(left|right)\s*:|text-align\s*:\s*(left|right)|float\s*:\s*(left|right)|border-(top|bottom)-(left|right)-radius)/u,
        'use the logical property (inline-start/inline-end)',
      ),
  },
  {
    rule: 'tokens-only',
    files: /\.module\.css$/u,
    find: ({ text }) => linesMatching(text, /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?)\(\s*\d/iu, 'use a token of tokens.css', /url\(|^\s*\*|\/\*/u),
  },
  {
    rule: 'no-skipped-tests',
    files: /\.(test|spec)\.tsx?$/u,
    except: /tools\/house\//u,
    find: ({ text }) =>
      linesMatching(
        text,
        /\b(it|test|describe)\.(skip|todo|only)\b|\.fixme\(|expect\(true\)|waitForTimeout\(|setTimeout\([^)]*\bresolve/u,
        'a test runs, can fail and never sleeps',
      ),
  },
  {
    rule: 'finished-work',
    files: /\.(ts|tsx|css|md|sql|yml)$/u,
    except: /tools\/house\//u,
    find: ({ text }) => linesMatching(text, /\b(TODO|FIXME|XXX)\b|not implemented/u, 'finish it, or write it into docs/specification-map.md'),
  },
  {
    rule: 'plain-currency',
    files: /^(apps\/website|packages\/ui)\/src\/.*\.tsx?$/u,
    except: /\.test\.tsx?$|gallery/u,
    find: ({ text }) => linesMatching(text, /new Intl\./u, 'format through @escale/i18n/format'),
  },
  {
    rule: 'zod-mini',
    files: /\.(ts|tsx)$/u,
    except: /tools\/house\//u,
    find: ({ text }) => linesMatching(text, /from 'zod'/u, "import from 'zod/mini'"),
  },
];

/** Runs every check over the given files. */
export const inspect = (files: readonly SourceFile[], checks: readonly Check[] = CHECKS): readonly Finding[] =>
  files.flatMap((file) => {
    const lines = file.text.split('\n');
    return checks
      .filter((check) => check.files.test(file.path) && !check.except?.test(file.path))
      .flatMap((check) =>
        check
          .find(file)
          .filter((found) => !/house-ok: \w/u.test(lines[found.line - 1] ?? ''))
          .map((found) => ({ file: file.path, rule: check.rule, ...found })),
      );
  });

/** Reads the files of a list of paths below `root`. */
export const readSources = (root: string, paths: readonly string[]): readonly SourceFile[] =>
  paths.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
