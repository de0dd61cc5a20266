import styles from './legal-page.module.css';

/** Plain text with blank lines between paragraphs; a line that begins with `## ` is a heading. Nothing in it is markup. */
export function LegalBody({ text }: { readonly text: string }) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return (
    <div className={styles['body']}>
      {blocks.map((block, index) => {
        // Paragraphs never move within one text: their place is their identity.
        const key = `${index}`;
        const heading = /^#{1,3} (.+)/.exec(block);
        const rest = heading ? block.slice(heading[0].length).trim() : block;
        return (
          <section key={key} className={styles['block']}>
            {heading && <h2 className={styles['heading']}>{heading[1]}</h2>}
            {rest !== '' && <p className={styles['paragraph']}>{rest}</p>}
          </section>
        );
      })}
    </div>
  );
}
