import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Field } from '#src/ui/field.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { MailChoice } from '../searches/mail-choice.tsx'
import { FollowedCard } from './followed-card.tsx'
import styles from './follows.module.css'
import { useFollowed } from './use-followed.ts'

/** The suppliers that a buyer follows, with what has become of them last (DSC-4). */
export function FollowedPart({ mayEdit }: { mayEdit: boolean }) {
  const t = useText()
  const followed = useFollowed()
  const mail = useAction()
  return (
    <section className={styles.part} aria-labelledby="followed">
      <header>
        <h2 id="followed">{t('buying.follows.title')}</h2>
        <p>{t('buying.follows.lead')}</p>
      </header>
      <ListState
        loaded={followed.list}
        loadingText={t('buying.follows.loading')}
        failedText={t('buying.follows.failed')}
        height="10rem"
      >
        {({ results, cadence }) =>
          results.length === 0 ? (
            <p className={styles.empty}>{t('buying.follows.empty')}</p>
          ) : (
            <>
              <div className={styles.mail}>
                <Field label={t('buying.follows.mail')}>
                  {(aria) => (
                    <MailChoice
                      {...aria}
                      cadence={cadence}
                      onChange={(to) =>
                        mail.run(async () => {
                          await followed.changeMail(to)
                          const chosen = { cadence: t(`buying.searches.cadences.${to}`) }
                          announce(t('buying.follows.mailChanged', chosen))
                        })
                      }
                    />
                  )}
                </Field>
              </div>
              {mail.error && <Banner tone="critical" title={mail.error} />}
              <ul className={styles.list}>
                {results.map((one) => (
                  <FollowedCard key={one.slug} supplier={one} {...{ followed, mayEdit }} />
                ))}
              </ul>
            </>
          )
        }
      </ListState>
    </section>
  )
}
