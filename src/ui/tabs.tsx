import { useId, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../lib/is-composing.ts'
import { keyAlongLine } from '../lib/key-along-line.ts'
import { tabAfterKey } from './tab-after-key.ts'
import styles from './tabs.module.css'

export type Tab = {
  /** Id of the panel: the page's address may end in it. */
  id: string
  title: string
  /** Begins with a heading whose id is that of the panel and `-title`. */
  content: ReactNode
}

export type TabsProps = {
  /** What the tabs are about, for ears. */
  label: string
  tabs: readonly Tab[]
}

/**
 * Panels of which one is shown at a time. Written by the server they are links to parts of the page:
 * without script, and on paper, all of them are there. An address that ends in a panel's id shows it.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const listId = useId()
  // Null until the page is live.
  const hash = useSyncExternalStore(followHash, readHash, () => null)
  const isLive = hash !== null
  const [pressed, setPressed] = useState<{ id: string; hash: string } | null>(null)
  const wanted = pressed?.hash === hash ? pressed?.id : hash?.slice(1)
  const shown = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id
  const tabId = (id: string) => `${listId}-${id}`
  const show = (id: string) => setPressed({ id, hash: readHash() })
  const onKeyDown = (event: KeyboardEvent) => {
    const ids = tabs.map(({ id }) => id)
    const next = shown === undefined ? undefined : tabAfterKey(ids, shown, keyAlongLine(event))
    if (!isLive || next === undefined || isComposing(event.nativeEvent)) return
    event.preventDefault()
    show(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div className={styles.tabs}>
      <nav className={styles.list} aria-label={label} role={isLive ? 'tablist' : undefined}>
        {tabs.map(({ id, title }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            className={styles.tab}
            {...(isLive && {
              role: 'tab',
              'aria-selected': id === shown,
              'aria-controls': id,
              tabIndex: id === shown ? 0 : -1,
              onKeyDown,
              onClick: (event) => {
                event.preventDefault()
                show(id)
              },
            })}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.panels} data-live={isLive || undefined}>
        {tabs.map(({ id, content }) => (
          <section
            key={id}
            id={id}
            className={styles.panel}
            data-shown={id === shown}
            role={isLive ? 'tabpanel' : undefined}
            aria-labelledby={isLive ? tabId(id) : `${id}-title`}
          >
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

const readHash = () => window.location.hash

function followHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
