import type { OwnTexts } from '#src/contract/own-texts.ts'
import { isLanguage, type Language } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../../loaded-part.tsx'
import { useOperate } from '../../operate-context.ts'
import { idOf } from '../draft/field-ids.ts'
import styles from './brand-texts.module.css'
import { TextBrowser } from './text-browser.tsx'

type BrandTextsProps = {
  /** Those that the draft of the brand has in the place of the portal's. */
  texts: OwnTexts | undefined
  /** @param words undefined: the portal's own stand again */
  onChange: (language: Language, id: string, words: string | undefined) => void
}

/** The texts of the portal, which a brand may word in its own way, in each language (OPR-4). */
export function BrandTexts({ texts = none, onChange }: BrandTextsProps) {
  const t = useText()
  const { data } = useOperate()
  const loaded = useLoaded('portal-texts', () => data.portalTexts())
  return (
    <div id={idOf('/brand/texts')} tabIndex={-1} className={styles.section}>
      <p className={styles.hint}>{t('operate-texts.fixed')}</p>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-texts.loading')}
        failedText={t('operate-texts.failed')}
        height="24rem"
      >
        {({ results, languages }) => (
          <TextBrowser
            all={results}
            languages={languages.filter(isLanguage)}
            texts={texts}
            onChange={onChange}
          />
        )}
      </LoadedPart>
    </div>
  )
}

const none: OwnTexts = {}
