import { words } from '../../content/words.ts'
import { ExpandableList } from './expandable.jsx'

export function Engage({ goals, engagements }) {
  return (
    <>
      {goals.length + engagements.length === 0 && <ExpandableList names={[]} />}
      {goals.length > 0 && (
        <>
          <h3 id="sdgs" className="title">
            {words.sdgs}
          </h3>
          <ul className="goals" aria-labelledby="sdgs">
            {goals.map((goal) => (
              <li key={goal}>
                <Tile id={goal} name={words.sdgNames[goal - 1]} />
              </li>
            ))}
          </ul>
        </>
      )}
      {engagements.map(({ title, lists }) => (
        <Engagements key={title} title={title} lists={lists} />
      ))}
    </>
  )
}

function Engagements({ title, lists }) {
  return (
    <>
      <h3 className="title">{title}</h3>
      <div className="pair">
        {lists.map((list) => (
          <div key={list.title}>
            <h4>{list.title}</h4>
            <ExpandableList names={list.names} most={list.most} about={`${title}: ${list.title}`} />
          </div>
        ))}
      </div>
    </>
  )
}

function Tile({ id, name }) {
  return (
    <span className="tile" data-goal={id} role="img" aria-label={`SDG ${id}: ${name}`} title={name}>
      <span className="number" aria-hidden="true">
        {id}
      </span>
      <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`/sdg-glyphs.svg#goal-${id}`} />
      </svg>
    </span>
  )
}
