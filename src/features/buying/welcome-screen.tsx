import type { Buyer, OwnBuyers } from '#src/contract/buyers/buyer.ts'
import type { BuyersData } from '#src/data/buyers-data.ts'
import type { UnsentForms } from '#src/data/unsent-forms.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { Invitations } from './invitations.tsx'
import { RegisterForm } from './register-form.tsx'
import styles from './welcome-screen.module.css'

const gets = { objectives: icons.target, results: icons.checkCircle, team: icons.users } as const

type WelcomeScreenProps = {
  buyers: BuyersData
  forms: UnsentForms
  invitations: OwnBuyers['invitations']
  /** What the caller shows from then on. */
  onJoined: (buyer: Buyer) => void
  onChanged: () => void
}

/** `/buying` of somebody who belongs to no buyer: what one gets, invitations, and the form. */
export function WelcomeScreen({
  buyers,
  forms,
  invitations,
  onJoined,
  onChanged,
}: WelcomeScreenProps) {
  const t = useText()
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{t('buying.welcome.title')}</h1>
        <p>{t('buying.welcome.lead')}</p>
      </header>
      <div className={styles.start}>
        <Invitations {...{ buyers, invitations, onJoined, onChanged }} />
        <section className={styles.card} aria-labelledby="register-buyer">
          <h2 id="register-buyer">{t('buying.form.title')}</h2>
          <RegisterForm {...{ buyers, forms }} onCreated={onJoined} />
          <p className={styles.private}>
            <Icon drawing={icons.lock} />
            <span>{t('buying.welcome.private')}</span>
          </p>
        </section>
      </div>
      <section className={styles.gets} aria-label={t('buying.welcome.gets')}>
        <ul>
          {(['objectives', 'results', 'team'] as const).map((name) => (
            <li key={name}>
              <span className={styles.mark}>
                <Icon drawing={gets[name]} />
              </span>
              <h2>{t(`buying.welcome.${name}.title`)}</h2>
              <p>{t(`buying.welcome.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
