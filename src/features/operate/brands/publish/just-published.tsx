import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { ActionFailure } from '../../action-failure.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import styles from './publish.module.css'
import { usePublication } from './use-publication.ts'

/** What was published just now. */
export type Publication = {
  number: number
  /** Number of the state before, if publishing that again gives each visitor what they saw; null: it does not. */
  before: number | null
}

type JustPublishedProps = {
  publication: Publication
  isGuide: boolean
  onUndone: () => void
}

/** Says that it is published, leads there, and brings back what visitors saw before. */
export function JustPublished({ publication, isGuide, onUndone }: JustPublishedProps) {
  const t = useText()
  const { data } = useOperate()
  const { id, editing } = useDraft()
  const { number, before } = publication
  const { published } = editing.detail
  const [host] = published?.state.hosts ?? []
  const { action, start } = usePublication({
    publish: (key) => data.publishBrandAgain(id, before ?? number, number, key),
    onDone: onUndone,
  })
  const isNewest = published?.number === number
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
        {before !== null && isNewest && (
          <Button variant="quiet" busy={action.busy} onClick={start}>
            {t('operate-brands.publish.undo')}
          </Button>
        )}
      </div>
      {!isNewest && <p>{t('operate-brands.publish.overtaken')}</p>}
      <ActionFailure action={action} />
    </Banner>
  )
}

/** The landing page of a host, which is reached as this page is. */
const addressOf = (host: string): string => `${window.location.protocol}//${host}/`
