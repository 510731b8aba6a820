export function KnownLines({ lines }) {
  return lines.map(({ text, url }) => (
    <p key={text} className="known" dir="auto">
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
