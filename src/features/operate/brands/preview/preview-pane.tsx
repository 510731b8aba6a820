import { useEffect, useEffectEvent, useState } from 'react'
import { previewPages, previewPath } from '#src/contract/operate/brand-preview.ts'
import { isLanguage, languages, nameOf } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../../loaded-part.tsx'
import { useOperate } from '../../operate-context.ts'
import { go, hrefOf, usePlace } from '../../place.ts'
import { useDraft } from '../draft/draft-context.ts'
import { editorPlaceOf } from '../editor-place.ts'
import { PreviewFrame } from './preview-frame.tsx'
import styles from './preview-pane.module.css'

/** ms before its end at which another address is asked for. */
const beforeEnd = 60_000

/**
 * The pages of the portal as visitors would see them with the draft, or with a published state that is looked at.
 * @param number of that state; null: the draft
 */
export function PreviewPane({ number }: { number: number | null }) {
  const { t, language: own } = useTexts()
  const { data } = useOperate()
  const { id, editing } = useDraft()
  const place = usePlace()
  const { page, language: chosen, isPhone } = editorPlaceOf(place)
  const language = chosen ?? own
  const [turn, setTurn] = useState(0)
  const loaded = useLoaded(`preview ${id} ${number ?? ''} ${turn}`, () =>
    data.previewBrand(id, number),
  )
  useEnd(loaded.state === 'ready' ? loaded.value.expiresAt : null, () => setTurn(turn + 1))
  const show = (changes: Readonly<Record<string, string>>) =>
    go(hrefOf(place.path, { ...place.query, ...changes }), { replace: true })
  // A frame loads again as soon as the server has another state.
  const state = number ?? editing.detail.draft?.version ?? editing.detail.published?.number ?? ''
  const isOfDraft = number === null && editing.detail.draft !== null
  const pageName = t(`operate-brands.preview.pages.${page}`)
  return (
    <section className={styles.pane} aria-labelledby="preview-title">
      <h2 id="preview-title" className={styles.title}>
        {t('operate-brands.preview.title')}
      </h2>
      <div className={styles.choices}>
        <Select
          aria-label={t('operate-brands.preview.page')}
          value={page}
          onChange={({ currentTarget }) => show({ page: currentTarget.value })}
        >
          {previewPages.map((one) => (
            <option key={one} value={one}>
              {t(`operate-brands.preview.pages.${one}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('operate-brands.preview.language')}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            isLanguage(value) && show({ language: value })
          }
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
        <RadioGroup
          legend={t('operate-brands.preview.size')}
          row
          options={(['desk', 'phone'] as const).map((value) => ({
            value,
            label: t(`operate-brands.preview.sizes.${value}`),
          }))}
          value={isPhone ? 'phone' : 'desk'}
          onChange={(size) => show({ size })}
        />
      </div>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-brands.preview.loading')}
        failedText={t('operate-brands.preview.failed')}
        height="20rem"
      >
        {({ address }) => (
          <PreviewFrame
            src={`${previewPath(address, language, page)}?state=${state}`}
            title={t('operate-brands.preview.frame', {
              page: pageName,
              language: nameOf(language),
            })}
            size={isPhone ? 'phone' : 'desk'}
          />
        )}
      </LoadedPart>
      <p className={styles.hint}>
        {t(`operate-brands.preview.${isOfDraft ? 'text' : 'textOfPublished'}`)}
      </p>
    </section>
  )
}

/** Calls back shortly before an instant. */
function useEnd(end: string | null, onEnd: () => void): void {
  const ending = useEffectEvent(onEnd)
  useEffect(() => {
    if (end === null) return
    const left = Date.parse(end) - Date.now() - beforeEnd
    const timer = setTimeout(() => ending(), Math.max(left, beforeEnd))
    return () => clearTimeout(timer)
  }, [end])
}
