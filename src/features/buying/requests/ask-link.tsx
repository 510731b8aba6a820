import { Link } from '@tanstack/react-router'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useText } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'

type AskLinkProps = {
  buyer: Pick<Buyer, 'slug' | 'name' | 'role'>
  /** Of the supplier. */
  slug: string
}

/** Leads to the form of a request to a supplier (DSC-6); nothing for whoever may not ask. */
export function AskLink({ buyer, slug }: AskLinkProps) {
  const t = useText()
  if (!isAtLeast(buyer.role, 'EDITOR')) return null
  return (
    <Link
      to="/buying/{-$part}"
      params={{ part: 'requests' }}
      search={{ buyer: buyer.slug, supplier: slug } as never}
      className={buttonClass('secondary')}
      preload={false}
      aria-label={t('buying.requests.askFor', { buyer: buyer.name })}
    >
      {t('buying.requests.ask')}
    </Link>
  )
}
