import type { ListedBenefitClaim } from '#src/contract/operate/benefit-claims.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import screen from '../console-screen.module.css'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import styles from './benefits-screen.module.css'

type BenefitRowProps = { claim: ListedBenefitClaim; onNoted: (claim: ListedBenefitClaim) => void }

/** One claim, all that its partner asks for, and the note that they were told. */
export function BenefitRow({ claim, onNoted }: BenefitRowProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const { slug, supplier, ref, claimedBy, phoneNumber, identifiers, passedOnAt } = claim
  const moment = (at: string) => momentFormat(language).format(new Date(at))
  const isOpen = passedOnAt === null
  const what = { supplier, benefit: t(`operate-benefits.names.${claim.benefit}`) }
  const note = () =>
    action.run(async () => {
      const noted = await (isOpen ? data.passOnBenefitClaim(claim) : data.reopenBenefitClaim(claim))
      onNoted(noted)
      announce(t(noted.passedOnAt ? 'operate-benefits.passed' : 'operate-benefits.reopened', what))
    })
  const numbers = identifiers.map(({ typeId, identifier }) =>
    typeId === null ? identifier : `${typeId} ${identifier}`,
  )
  const facts = [
    ['ref', ref],
    ['by', claimedBy || t('operate-benefits.gone')],
    ...(phoneNumber ? [['phone', phoneNumber] as const] : []),
    ...(numbers.length > 0 ? [['numbers', numbers.join(', ')] as const] : []),
  ] as const
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <a
          className={styles.supplier}
          href={`/organization/${slug}`}
          target="_blank"
          rel="noopener"
        >
          <bdi>{supplier}</bdi>
        </a>
        <p>{what.benefit}</p>
        <p className={screen.hint}>
          {t('operate-benefits.claimedAt', { moment: moment(claim.claimedAt) })}
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`operate-benefits.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.note}>
        {passedOnAt !== null && (
          <p className={screen.hint}>
            {t('operate-benefits.passedAt', { moment: moment(passedOnAt) })}
          </p>
        )}
        <Button
          variant={isOpen ? 'secondary' : 'quiet'}
          busy={action.busy}
          onClick={note}
          aria-label={t(isOpen ? 'operate-benefits.passOnOne' : 'operate-benefits.reopenOne', what)}
        >
          {t(isOpen ? 'operate-benefits.passOn' : 'operate-benefits.reopen')}
        </Button>
        <ActionFailure action={action} />
      </div>
    </li>
  )
}
