import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../../loaded-part.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import type { Again } from './again-dialog.tsx'
import { ChangeList, shownChanges } from './change-list.tsx'
import styles from './publish.module.css'

type ComparedProps = { number: number; onAsk: (again: Again) => void }

/** What would change for visitors if an earlier state were published again, and the button that does it. */
export function ComparedVersion({ number, onAsk }: ComparedProps) {
  const t = useText()
  const { data } = useOperate()
  const { id } = useDraft()
  const loaded = useLoaded(`state ${id} ${number}`, () => data.brandVersion(id, number))
  return (
    <div className={styles.compared}>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-brands.history.loadingOne')}
        failedText={t('operate-brands.history.failedOne')}
        height="8rem"
      >
        {({ state }) => <Comparison {...{ number, state, onAsk }} />}
      </LoadedPart>
    </div>
  )
}

function Comparison({ number, state, onAsk }: ComparedProps & { state: BrandState }) {
  const t = useText()
  const { editing } = useDraft()
  const { published } = editing.detail
  if (!published) return null
  const changes = shownChanges(published.state, state)
  return (
    <>
      {changes.length === 0 ? (
        <p className={styles.who}>{t('operate-brands.history.same')}</p>
      ) : (
        <ChangeList
          changes={changes}
          before={t('operate-brands.publish.before')}
          after={t('operate-brands.history.then')}
        />
      )}
      <Button variant="secondary" className={styles.start} onClick={() => onAsk({ number, state })}>
        {t('operate-brands.history.publish')}
      </Button>
    </>
  )
}
