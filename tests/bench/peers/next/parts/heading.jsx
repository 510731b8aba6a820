import * as icons from '../../../../../src/ui/icons.ts'
import { words } from '../../content/words.ts'
import { Icon } from './icon.jsx'
import { KnownLines } from './known-lines.jsx'

export function Heading({ profile }) {
  const { name, flag, places, href, website } = profile
  return (
    <header className="heading">
      <div className="title">
        <h1 id="name" dir="auto">
          {name}
        </h1>
        {flag && (
          <span className="flag" data-flag={flag}>
            <Icon
              drawing={icons.flag}
              label={flag === 'critical' ? words.redFlag : words.yellowFlag}
            />
          </span>
        )}
      </div>
      <div className="facts">
        {places.map((place) => (
          <p key={place} className="fact">
            <Icon drawing={icons.pin} />
            <span className="hidden">{words.location} </span>
            <span dir="auto">{place}</span>
          </p>
        ))}
        {profile.hasVerified && (
          <p className="fact">
            <Icon drawing={icons.checkCircle} />
            <span>{profile.verified}</span>
          </p>
        )}
        {href && (
          <p className="fact">
            <Icon drawing={icons.globe} />
            <span className="hidden">{words.website} </span>
            <a href={href} rel="noopener nofollow ugc">
              {website}
            </a>
          </p>
        )}
      </div>
      <KnownLines lines={profile.known} />
      {profile.badges.length > 0 && (
        <ul className="badges" aria-label={words.badges}>
          {profile.badges.map((category) => (
            <li key={category}>
              <Mark category={category} />
              <span>{category}</span>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

function Mark({ category }) {
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
      <circle className="disc" cx="32" cy="32" r="30" />
      <use className="ground" href={`/category-drawings.svg#${category}-ground`} />
      <use className="tint" href={`/category-drawings.svg#${category}-tint`} />
      <use className="lines" href={`/category-drawings.svg#${category}-lines`} />
    </svg>
  )
}
