import type { CompanySize } from '#src/contract/company-size.ts'
import { fullName } from '#src/contract/full-name.ts'
import { isBeyondStandard } from '#src/contract/requests/request-item.ts'
import type { ReceivedRequest, SentRequest } from '#src/contract/requests/request.ts'
import { fittingName } from '../evidence/file-name.ts'
import { requestState } from '../policies/request-answers.ts'
import type { StoredItem, StoredRequest } from '../store/requests/read-requests.ts'
import type { RequestNames } from './request-names.ts'

/** A request as members of the buyer read it: of an item that waits nobody is shown what is being prepared. */
export function presentSentRequest(
  request: StoredRequest,
  names: Pick<RequestNames, 'of'>,
): SentRequest {
  const { slug, name } = request.supplier
  return {
    ...asked(request, names, ({ outcome, files }) => (outcome === null ? [] : files)),
    supplier: { slug, name },
    sentBy: request.sentBy && fullName(request.sentBy),
  }
}

/** A request as people of the supplier read it. */
export function presentReceivedRequest(
  request: StoredRequest,
  names: Pick<RequestNames, 'of'>,
): ReceivedRequest {
  const { buyer, supplier, isRefused } = request
  return {
    ...asked(request, names, ({ files }) => files),
    buyer: { name: buyer.name },
    mayDeclineBeyond: isWithinCap(supplier.size),
    isRefused,
  }
}

/** Up to 1,000 people, as the largest size begins above (SPECIFICATION); who has not said it may decline too. */
const isWithinCap = (size: CompanySize | null): boolean => size !== 'LARGE'

function asked(
  request: StoredRequest,
  names: Pick<RequestNames, 'of'>,
  filesOf: (item: StoredItem) => StoredItem['files'],
) {
  const { id, version, purpose, dueOn, sentAt } = request
  return {
    ...{ id, version, purpose, dueOn, sentAt, state: requestState(request) },
    items: request.items.map((item) => {
      const { kind, value, outcome, text, answeredAt } = item
      return {
        // Each kind has its own values, and they were checked when the request was sent.
        ...({ kind, value } as SentRequest['items'][number]),
        ...{ id: item.id, outcome, text, answeredAt, name: names.of(item) },
        isBeyond: isBeyondStandard(item),
        files: filesOf(item).map((file) => ({ ...file, name: fittingName(file.name, file.type) })),
      }
    }),
  }
}
