import { origin } from '../../content/view.ts'
import { words } from '../../content/words.ts'
import { Credentials } from './credentials.jsx'
import { Engage } from './engage.jsx'
import { ExpandableList, ExpandableText } from './expandable.jsx'
import { Bar, Footer, Section } from './frame.jsx'
import { Heading } from './heading.jsx'

export function Profile({ profile }) {
  const path = `/organization/${profile.slug}`
  return (
    <div className="sheet">
      <Bar path={path} />
      <main id="main" tabIndex={-1} className="main">
        <article aria-labelledby="name">
          <Heading profile={profile} />
          {profile.about && (
            <Section id="about" title={words.about}>
              <ExpandableText {...profile.about} about="of the description" />
            </Section>
          )}
          <Section id="credentials" title={words.credentials}>
            <Credentials groups={profile.groups} />
          </Section>
          {profile.tags.length > 0 && (
            <Section id="modules" title={words.modules}>
              <ul className="list" aria-labelledby="modules">
                {profile.tags.map((tag) => (
                  <li key={tag}>
                    <span className="chip" data-tone="neutral">
                      <span className="text">{tag}</span>
                    </span>
                  </li>
                ))}
              </ul>
              <p className="hint">{words.modulesHint}</p>
            </Section>
          )}
          <Section id="products" title={words.products}>
            <ExpandableList {...profile.products} about={words.products} />
          </Section>
          <Section id="serves" title={words.serves}>
            <ExpandableList {...profile.serves} about={words.serves} />
          </Section>
          <Section id="engage" title={words.engage}>
            <Engage goals={profile.goals} engagements={profile.engagements} />
          </Section>
          <p className="dates">
            {words.updated} <time dateTime={profile.updatedAt}>{profile.updated}</time>{' '}
            <a href={`${profile.slug}/history`}>{words.history}</a>
          </p>
        </article>
        <div className="paper">
          <img src={`/previews${path}.svg`} alt="" />
          {origin + path}
        </div>
      </main>
      <Footer path={path} />
    </div>
  )
}
