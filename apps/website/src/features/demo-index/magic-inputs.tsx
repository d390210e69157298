import type { MagicBlock, TextRun } from './magic-page.server.ts';
import styles from './demo-index.module.css';

const Runs = ({ runs }: { readonly runs: readonly TextRun[] }) => runs.map(({ text, isCode }) => (isCode ? <code key={text}>{text}</code> : text));

/** The inputs that lead to each answer, for people who run the demonstration; in English, as their documentation is. */
export const MagicInputs = ({ blocks }: { readonly blocks: readonly MagicBlock[] }) => (
  <div className={styles['magic']} lang="en" dir="ltr">
    {blocks.map((block) => {
      if (block.kind === 'table')
        return (
          <div key={JSON.stringify(block.head) + JSON.stringify(block.rows[0])} className={styles['scroller']}>
            <table>
              <thead>
                <tr>
                  {block.head.map((cell) => (
                    <th key={cell} scope="col">
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row) => (
                  <tr key={JSON.stringify(row)}>
                    {row.map((cell, at) => (
                      <td key={block.head[at]}>
                        <Runs runs={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      const text = block.runs.map((run) => run.text).join('');
      return block.kind === 'heading' ? (
        <h2 key={text} className="t-4">
          <Runs runs={block.runs} />
        </h2>
      ) : (
        <p key={text} className="prose">
          <Runs runs={block.runs} />
        </p>
      );
    })}
  </div>
);
