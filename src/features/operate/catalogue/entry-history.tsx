import { useState } from 'react'
import type { EntryEvent } from '#src/contract/operate/catalogue.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import screen from '../console-screen.module.css'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { entryFields } from './entry-values.ts'
import styles from './catalogue.module.css'

/** What was changed of an entry, when and by whom, the newest first. */
export function EntryHistory({ id }: { id: string }) {
  const { t } = useTexts()
  const { data } = useOperate()
  const loaded = useLoaded(`entry history ${id}`, () => data.catalogue.history(id))
  return (
    <section aria-labelledby="entry-history">
      <h2 id="entry-history" className={screen.subtitle}>
        {t('operate-catalogue.history')}
      </h2>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-catalogue.historyLoading')}
        failedText={t('operate-catalogue.historyFailed')}
        height="8rem"
      >
        {(first) => <Events id={id} first={first} />}
      </LoadedPart>
    </section>
  )
}

type EventsProps = { id: string; first: { results: EntryEvent[]; next: string | null } }

function Events({ id, first }: EventsProps) {
  const { t } = useTexts()
  const { data } = useOperate()
  const [pages, setPages] = useState([first])
  const action = useAction()
  const next = pages.at(-1)?.next ?? null
  const older = () =>
    action.run(async () => {
      const page = await data.catalogue.history(id, next ?? undefined)
      setPages((before) => [...before, page])
    })
  return (
    <>
      <ol className={styles.list}>
        {pages
          .flatMap(({ results }) => results)
          .map((event) => (
            <Event key={event.at} event={event} />
          ))}
      </ol>
      <ActionFailure action={action} />
      {next !== null && (
        <Button variant="secondary" busy={action.busy} onClick={older}>
          {t('operate-catalogue.older')}
        </Button>
      )}
    </>
  )
}

function Event({ event: { at, by, what, fields, mergedInto } }: { event: EntryEvent }) {
  const { t, language } = useTexts()
  const names = fields.flatMap((field) => {
    const known = entryFields.find((one) => one === field)
    return known ? [t(`operate-catalogue.fields.${known}`)] : []
  })
  return (
    <li className={styles.row}>
      <span>
        {what === 'merged'
          ? t('operate-catalogue.mergedInto', { into: mergedInto ?? '' })
          : t(`operate-catalogue.events.${what}`)}
        {names.length > 0 && `: ${names.join(', ')}`}
      </span>
      <span className={styles.facts}>
        <time dateTime={at}>{momentFormat(language).format(new Date(at))}</time>
        {' · '}
        {by === null ? t('operate-catalogue.byRelease') : <bdi>{by}</bdi>}
      </span>
    </li>
  )
}
