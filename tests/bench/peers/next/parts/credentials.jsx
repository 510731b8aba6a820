import * as icons from '../../../../../src/ui/icons.ts'
import { words } from '../../content/words.ts'
import { Icon } from './icon.jsx'
import { KnownLines } from './known-lines.jsx'

export function Credentials({ groups }) {
  if (groups.length === 0) return <p className="none">{words.noCredentials}</p>
  return groups.map(({ category, title, credentials }) => (
    <section key={category} className="group" aria-labelledby={category}>
      <h3 id={category} className="title">
        {title}
      </h3>
      <ul className="list">
        {credentials.map((credential) => (
          <li key={credential.id} className="item">
            <Credential {...credential} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Credential({ name, shortName, notes, flag, state, known }) {
  const isVerified = state === 'verified'
  return (
    <>
      <div className="head">
        <span className="chip" data-tone={flag ?? 'neutral'}>
          <span className="text">
            <span className="chip">
              {flag && (
                <span className="flag" data-flag={flag}>
                  <Icon drawing={icons.flag} label={words.flags[flag]} />
                </span>
              )}
              {state === 'pending' && <Icon drawing={icons.clock} />}
              <span dir="auto">{shortName || name}</span>
            </span>
          </span>
        </span>
        <span className="status" data-state={isVerified ? undefined : state}>
          {isVerified && <Icon drawing={icons.check} />}
          <span>{words.states[state]}</span>
        </span>
      </div>
      {shortName && shortName !== name && (
        <p className="name" dir="auto">
          {name}
        </p>
      )}
      <KnownLines lines={known} />
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map(({ category, text }) => (
            <li key={text} data-category={category}>
              <strong>{words.flags[category === 'WARN' ? 'warning' : 'critical']}</strong>{' '}
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
