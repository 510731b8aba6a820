import { useText } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { brandsPath } from '../paths.ts'
import { usePlace } from '../place.ts'
import { ConflictChoices } from './draft/conflict-choices.tsx'
import { useDraft } from './draft/draft-context.ts'
import { SaveState } from './draft/save-state.tsx'
import styles from './editor-frame.module.css'
import { EditorNav } from './editor-nav.tsx'
import { EditorPart } from './editor-part.tsx'
import { editorPlaceOf, partHref } from './editor-place.ts'
import { GuideNav } from './guide/guide-nav.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { useFieldFocus } from './use-field-focus.ts'

/** A brand's parts on one side and its pages on the other; on phones the pages come below. */
export function EditorFrame() {
  const t = useText()
  const place = usePlace()
  const { state, id } = useDraft()
  const { part, isGuide, compared } = editorPlaceOf(place)
  useFieldFocus(place)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.names}>
          {!isGuide && (
            <ConsoleLink className={styles.back} href={brandsPath}>
              <Icon drawing={icons.arrowLeft} />
              {t('operate-brands.title')}
            </ConsoleLink>
          )}
          <h1 className={styles.name} dir="auto">
            {state.brand.name || id}
          </h1>
          <SaveState />
          {!isGuide && (
            <ConsoleLink
              className={`${buttonClass('primary')} ${styles.publish}`}
              href={partHref(place, 'publish')}
              aria-current={part === 'publish' ? 'page' : undefined}
            >
              {t('operate-brands.publish.title')}
            </ConsoleLink>
          )}
        </div>
        {isGuide ? <GuideNav part={part} /> : <EditorNav part={part} />}
      </header>
      <div className={styles.part}>
        <ConflictChoices />
        <EditorPart />
      </div>
      <div className={styles.preview}>
        <PreviewPane number={part === 'history' ? compared : null} />
      </div>
    </>
  )
}
