import type { SentRequest } from '#src/contract/requests/request.ts'
import { useData } from '#src/data/data-context.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { RequestForm } from './request-form.tsx'
import type { Requests } from './use-requests.ts'

type AskedSupplierProps = {
  slug: string
  requests: Requests
  onSent: (request: SentRequest) => void
  onDiscarded: () => void
}

/** The form of a request, once it is known what the public profile of the supplier says. */
export function AskedSupplier({ slug, ...rest }: AskedSupplierProps) {
  const t = useText()
  const { profile } = useData()
  const loaded = useLoaded(`profile of ${slug}`, async () => ({
    read: await profile.publicProfile(slug),
  }))
  return (
    <ListState
      loaded={loaded}
      loadingText={t('buying.requests.form.loading')}
      failedText={t('buying.requests.form.failed')}
      height="30rem"
    >
      {({ read }) =>
        read ? (
          <RequestForm
            supplier={{ slug, name: read.profile.name }}
            held={read.profile.sustainabilityCredentials}
            {...rest}
          />
        ) : (
          <Banner tone="warning" title={t('buying.requests.form.nobody')} />
        )
      }
    </ListState>
  )
}
