import { useUser } from '#src/auth/use-user.ts'
import { useData } from '#src/data/data-context.ts'
import type { SupplierRequestsData } from '#src/data/supplier-requests-data.ts'
import { useUnsentForms } from '#src/data/use-unsent-forms.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { MoreButton } from '#src/ui/more-button.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ReceivedCard } from './received-card.tsx'
import { RequestsContext } from './requests-context.ts'
import styles from './requests.module.css'
import type { Received } from './use-received.ts'

type RequestsScreenProps = {
  organisation: { name: string; slug: string }
  requests: SupplierRequestsData
  received: Received
}

/** organisation.requests: what buyers ask for, and the answers that each of them alone gets (DSC-6). */
export function RequestsScreen({ organisation, requests, received }: RequestsScreenProps) {
  const t = useText()
  const data = useData()
  const { slug } = organisation
  const userId = useUser()?.id ?? null
  const isReachable = useReachable()
  const forms = useUnsentForms(userId)
  const isAsked = received.loaded.state === 'ready' && received.loaded.value.results.length > 0
  // Helps to answer; without it everything but the profile's own answer works.
  const known = useLoaded(isAsked ? `answers of ${slug}` : '', async () => {
    const [details, evidence] = await Promise.all([
      data.profile.organisation(slug),
      data.evidence.list(slug).catch(() => []),
    ])
    return { held: details.sustainabilityCredentials, evidence }
  })
  const { held, evidence } = known.state === 'ready' ? known.value : { held: [], evidence: [] }
  return (
    <RequestsContext
      value={{ organisation, requests, forms, held, evidence, readAgain: received.readAgain }}
    >
      <div className={styles.screen}>
        <header className={styles.header}>
          <h1>{t('requests.title')}</h1>
          <p className={styles.text}>{t('requests.lead', { organisation: organisation.name })}</p>
        </header>
        {!isReachable && <Banner tone="warning" title={t('requests.offline')} />}
        <ListState
          loaded={received.loaded}
          loadingText={t('requests.loading')}
          failedText={t('requests.failed')}
          height="22rem"
        >
          {({ results: all, next }) =>
            all.length === 0 ? (
              <EmptyState icon={icons.mail} title={t('requests.empty.title')}>
                {t('requests.empty.text')}
              </EmptyState>
            ) : (
              <>
                <ol className={styles.list}>
                  {all.map((one) => (
                    <ReceivedCard key={one.id} request={one} onAnswered={received.put} />
                  ))}
                </ol>
                <MoreButton hasMore={next !== null} onMore={received.more}>
                  {t('requests.more')}
                </MoreButton>
              </>
            )
          }
        </ListState>
      </div>
    </RequestsContext>
  )
}
