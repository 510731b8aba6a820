import { useId, useState } from 'react'
import { brandedIdOf } from '#src/contract/operate/branded-id.ts'
import { contentIdOf, type ContentInput } from '#src/contract/operate/content-input.ts'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { foldLetters } from '#src/lib/fold-letters.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { contentsPath } from '../paths.ts'
import { nameOfBrand } from '../records/name-of-brand.ts'
import records from '../records/records.module.css'
import styles from './unwritten-pages.module.css'

/** Rows that are shown at once; a search finds the others. */
const most = 20
const fold = (text: string) => foldLetters(text).toLowerCase()

type UnwrittenPagesProps = {
  list: EditedRecords<ContentInput>
  /** Whose content is shown; empty: all. */
  brand: string
}

/** Pages that show content once somebody writes it: for a brand, or for every brand. */
export function UnwrittenPages({ list, brand }: UnwrittenPagesProps) {
  const t = useText()
  const { data } = useOperate()
  const id = useId()
  const [wanted, setWanted] = useState('')
  const loaded = useLoaded('pages with content', () => data.contents.pages())
  const brandId = brand || (list.mayShare ? null : (list.brands[0]?.id ?? null))
  const written = new Set(list.results.map(({ content }) => contentIdOf(content)))
  return (
    <section className={records.parts} aria-labelledby={id}>
      <h2 id={id} className={screen.subtitle}>
        {t('operate-content.unwritten')}
      </h2>
      <p className={screen.hint}>
        {t('operate-content.unwrittenText', { brand: nameOfBrand(t, list.brands, brandId) })}
      </p>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-content.loadingPages')}
        failedText={t('operate-content.pagesFailed')}
        height="20rem"
      >
        {(pages) => {
          const found = pages.filter(
            ({ key, name, path }) =>
              !written.has(brandedIdOf(key, brandId)) &&
              fold(`${name} ${key} ${path}`).includes(fold(wanted.trim())),
          )
          return (
            <>
              <Field label={t('operate-content.find')}>
                {(aria) => (
                  <TextInput
                    {...aria}
                    type="search"
                    value={wanted}
                    onChange={({ currentTarget }) => setWanted(currentTarget.value)}
                  />
                )}
              </Field>
              <ul className={styles.pages}>
                {found.slice(0, most).map(({ key, path, name }) => (
                  <li key={key}>
                    <ConsoleLink
                      className={records.link}
                      href={`${contentsPath}/${brandedIdOf(key, brandId)}`}
                      aria-label={t('operate-content.write', { name })}
                    >
                      {name}
                    </ConsoleLink>{' '}
                    <span className={records.about} dir="ltr">
                      {path}
                    </span>
                  </li>
                ))}
              </ul>
              <p role="status" className={screen.hint}>
                {t('operate-content.shown', {
                  shown: Math.min(most, found.length),
                  count: found.length,
                })}
              </p>
            </>
          )
        }}
      </LoadedPart>
    </section>
  )
}
