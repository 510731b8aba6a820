import { useText } from '#src/i18n/text-context.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** A portal without any public profile: whoever is a supplier can be the first. */
export function NoSuppliers() {
  const t = useText()
  return (
    <EmptyState
      title={t('discover.nobodyTitle')}
      action={
        <ButtonLink variant="primary" href={signInHref('register')}>
          {t('frame.register')}
        </ButtonLink>
      }
    >
      <p>{t('discover.nobodyText')}</p>
    </EmptyState>
  )
}
