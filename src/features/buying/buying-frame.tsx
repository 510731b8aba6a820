import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Container } from '#src/ui/container.tsx'
import { Select } from '#src/ui/select.tsx'
import { useCurrentInView } from '#src/ui/use-current-in-view.ts'
import styles from './buying.module.css'
import { buyingParts } from './parts.ts'

type BuyingFrameProps = {
  buyer: Buyer
  /** All of whoever is signed in. */
  all: readonly Buyer[]
  onSwitch: (slug: string) => void
  children: ReactNode
}

/** What stands above the pages of a buyer: for whom one buys, and where one can go. */
export function BuyingFrame({ buyer, all, onSwitch, children }: BuyingFrameProps) {
  const t = useText()
  const part: string | undefined = useParams({ strict: false, select: ({ part: one }) => one })
  const nav = useCurrentInView(part)
  const search = { buyer: buyer.slug } as never
  return (
    <Container className={styles.frame}>
      <div className={styles.bar}>
        {all.length > 1 ? (
          <Select
            aria-label={t('buying.switch')}
            value={buyer.slug}
            onChange={({ currentTarget: { value } }) => onSwitch(value)}
          >
            {all.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <p className={styles.name} dir="auto">
            {buyer.name}
          </p>
        )}
        <nav ref={nav} className={styles.nav} aria-label={t('buying.nav', { name: buyer.name })}>
          {buyingParts.map(({ part, title }) => (
            <Link
              key={title}
              to="/buying/{-$part}"
              params={{ part }}
              search={search}
              activeOptions={{ exact: part === undefined, includeSearch: false }}
            >
              {t(title)}
            </Link>
          ))}
          <Link to="/discover">{t('buying.nav.search')}</Link>
        </nav>
      </div>
      {children}
    </Container>
  )
}
