import styles from './known-lines.module.css'

export type KnownLinesProps = {
  /** Sentences, some of which lead to where it can be seen. */
  lines: readonly { readonly text: string; readonly url?: string | undefined }[] | undefined
}

/** How a reader can know what is said (TRU-3). */
export function KnownLines({ lines }: KnownLinesProps) {
  return lines?.map(({ text, url }) => (
    <p key={text} className={styles.known} dir="auto">
      {url ? (
        <a href={url} rel="noopener nofollow ugc">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  ))
}
