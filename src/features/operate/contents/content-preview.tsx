import type { ContentInput } from '#src/contract/operate/content-input.ts'
import type { ContentInstead } from '#src/contract/operate/content-pages.ts'
import { substitutes, textIn } from '#src/contract/operator-text.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import screen from '../console-screen.module.css'
import { useOperate } from '../operate-context.ts'
import { RecordPreview } from '../records/record-preview.tsx'
import { DroppedNotice } from './dropped-notice.tsx'
import { isUnwritten } from './is-unwritten.ts'
import { LinkStop } from './link-stop.tsx'
import { useBrandColours } from './use-brand-colours.ts'
import { useHarmlessHtml } from './use-harmless-html.ts'
import styles from './content-preview.module.css'

type ContentPreviewProps = {
  content: ContentInput
  /** What readers see until it is written; null: nothing, or it is not known yet. */
  instead: ContentInstead | null
}

/** A piece of content as its readers see it: what saving would leave of it, in the colours of its brand. */
export function ContentPreview({ content, instead }: ContentPreviewProps) {
  const t = useText()
  const { StartPreview, GuidePreview } = useOperate().supplierViews
  const { key, brandId } = content
  const colours = useBrandColours(brandId)
  const { results, loaded } = useHarmlessHtml(content.html)
  const isInstead = isUnwritten(content)
  const shown = isInstead ? instead : content
  const htmlIn = (language: Language): string => {
    if (isInstead) return textIn(language, instead?.html ?? '')
    const of = (one: Language) => results.find((each) => each.language === one)?.html
    return of(language) ?? of('en') ?? ''
  }
  return (
    <RecordPreview
      title={t('operate-content.preview')}
      below={
        <>
          {isInstead && (
            <p className={screen.hint}>
              {t(instead ? 'operate-content.instead' : 'operate-content.nothingYet')}
            </p>
          )}
          <p className={screen.hint}>{t('operate-content.previewHint')}</p>
          {loaded.state === 'failed' && (
            <p className={screen.hint}>{t('operate-content.notChecked')}</p>
          )}
          <DroppedNotice results={results} />
        </>
      }
    >
      {(language) => {
        const [title, html] = [shown?.title ?? '', shown?.html ?? '']
        const written = {
          ...{ title: textIn(language, title), html: htmlIn(language) },
          ...substitutes(language, { title, html }),
        }
        return (
          <LinkStop className={styles.page} style={colours ?? undefined}>
            {isOfGuide(key) ? (
              <GuidePreview content={written} isPart={key === 'trust'} />
            ) : (
              <StartPreview content={written} />
            )}
          </LinkStop>
        )
      }}
    </RecordPreview>
  )
}

/** Whether a key is of what is said about credentials. */
const isOfGuide = (key: string) => /^trust(?:-|$)/.test(key)
