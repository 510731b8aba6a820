import { footerLinks, languages, words } from '../../content/words.ts'
import { Share } from './share.jsx'

export function Bar({ path }) {
  return (
    <header className="bar">
      <a className="home" href="/">
        <picture>
          <source
            media="(forced-colors: active) and (prefers-color-scheme: dark)"
            srcSet="/brands/credence/light-logo.svg"
          />
          <source
            media="(forced-colors: active) and (prefers-color-scheme: light)"
            srcSet="/brands/credence/dark-logo.svg"
          />
          <img className="image" src="/brands/credence/dark-logo.svg" alt="Credence" height="36" />
        </picture>
      </a>
      <nav className="actions" aria-label="Profile">
        <a
          className="button quiet"
          href={`/auth/validate?option=login&returnTo=${encodeURIComponent(path)}`}
        >
          {words.logIn}
        </a>
        <a className="button quiet" href="/">
          {words.claim}
        </a>
        <Share path={path} />
      </nav>
    </header>
  )
}

export function Footer({ path }) {
  return (
    <footer className="footer">
      <ul>
        {footerLinks.map(([label, url]) => (
          <li key={label}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
      <nav aria-label="Language" className="languages">
        <ul>
          {languages.map(([code, name]) => (
            <li key={code}>
              <a href={`/${code}${path}`} hrefLang={code} lang={code} aria-current={code === 'en'}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}

export function Section({ id, title, children }) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      <div className="content">{children}</div>
    </section>
  )
}
