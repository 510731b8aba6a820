'use client'

import { useId, useState } from 'react'
import { chevronDown } from '../../../../../src/ui/icons.ts'
import { words } from '../../content/words.ts'
import { Icon } from './icon.jsx'

function Expandable({ hasRest, about, children }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      {children({ id, open })}
      {hasRest && (
        <button
          type="button"
          className="toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? words.hide : words.more}</span>
          <span className="hidden"> {about}</span>
          <Icon drawing={chevronDown} />
        </button>
      )}
    </div>
  )
}

export function ExpandableText({ preview, rest, about }) {
  return (
    <Expandable hasRest={rest !== ''} about={about}>
      {({ id, open }) => (
        <p className="text" id={id} dir="auto" data-open={open || !rest}>
          <span>{preview}</span>
          {rest && <span className="gap">…</span>}
          {rest && <span className="rest">{rest}</span>}
        </p>
      )}
    </Expandable>
  )
}

export function ExpandableList({ names, most, about }) {
  if (names.length === 0) return <p className="none">{words.noneLinked}</p>
  return (
    <Expandable hasRest={names.length > most} about={about}>
      {({ id, open }) => (
        <ul className="list" id={id} data-open={open}>
          {names.map((name, at) => (
            <li key={name} className={at >= most ? 'rest' : ''}>
              <span dir="auto">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </Expandable>
  )
}
