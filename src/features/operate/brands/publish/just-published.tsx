import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { ActionFailure } from '../../action-failure.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import styles from './publish.module.css'
import { usePublication } from './use-publication.ts'

type JustPublishedProps = {
  /** Number of what visitors saw before; null: nothing. */
  before: number | null
  isGuide: boolean
  onUndone: () => void
}

/** Says that visitors see it now, leads there, and brings back what they saw before. */
export function JustPublished({ before, isGuide, onUndone }: JustPublishedProps) {
  const t = useText()
  const { data } = useOperate()
  const { id, editing } = useDraft()
  const { published } = editing.detail
  const [host] = published?.state.hosts ?? []
  const { action, start } = usePublication(
    async (key) =>
      before !== null && published && data.publishBrandAgain(id, before, published.number, key),
    onUndone,
  )
  return (
    <Banner
      tone="positive"
      title={t(isGuide ? 'operate-brands.guide.done' : 'operate-brands.publish.done')}
    >
      {isGuide && <p>{t('operate-brands.guide.doneText')}</p>}
      <div className={styles.ways}>
        {host && (
          <a
            className={buttonClass('secondary')}
            href={addressOf(host)}
            target={host === window.location.host ? undefined : '_blank'}
            rel="noreferrer"
          >
            {t('operate-brands.publish.view')}
          </a>
        )}
        {before !== null && (
          <Button variant="quiet" busy={action.busy} onClick={start}>
            {t('operate-brands.publish.undo')}
          </Button>
        )}
      </div>
      <ActionFailure action={action} />
    </Banner>
  )
}

/** The landing page of a host, which is reached as this page is. */
const addressOf = (host: string): string => `${window.location.protocol}//${host}/`
