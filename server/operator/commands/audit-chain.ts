import { readHead } from '../../store/audit-chain/chain-head.ts'
import { beginning, type ChainPlace } from '../../store/audit-chain/link.ts'
import { sealEntries } from '../../store/audit-chain/seal-entries.ts'
import { unsealedEntries } from '../../store/audit-chain/unsealed-entries.ts'
import { verifyChain } from '../../store/audit-chain/verify-chain.ts'
import { command } from '../command.ts'
import { UsageError } from '../operator-error.ts'
import { finding, message } from '../outcome.ts'
import { verdictText } from '../support/verdict-text.ts'

export const auditHead = command({
  name: 'audit head',
  summary: 'Print the head of the audit log, to be kept outside of the portal.',
  details:
    'The head is a hash over everything that was recorded until now. It is public, and names nobody.\n' +
    '‘audit verify --head HASH --position N’ tells later whether the log before it is as it was.',
  async run(context) {
    const open = await context.database()
    await sealEntries(open)
    const head = await readHead(open.db)
    return message(
      `audit log: head ${head.hash} at ${head.position}, sealed ${head.sealedAt ?? 'never'}`,
      head,
    )
  },
})

export const auditVerify = command({
  name: 'audit verify',
  summary: 'Tell whether an entry of the audit log was changed, removed or inserted.',
  options: {
    head: { type: 'string', value: 'HASH', help: 'A head that you have kept; with --position.' },
    position: { type: 'string', value: 'N', help: 'The position of that head.' },
    from: {
      type: 'string',
      value: 'N',
      help: 'Begin at this position, behind what is known to be broken.',
    },
  },
  details:
    'It reads the whole log. Ends with 1 where something is wrong, and says what and where first. Without\n' +
    'a head that was kept outside, it cannot know whether the last entries were removed, or whether all\n' +
    'of the log was made anew by somebody who may write to the database.',
  async run(context, { values }) {
    const from = readPosition('--from', values.from ?? '1', 1)
    const kept = readKept(values)
    if (kept && kept.position < from - 1)
      throw new UsageError('--position must not lie before --from.')
    const open = await context.database()
    const waited = await unsealedEntries(open.db)
    await sealEntries(open)
    const verdict = await verifyChain(open.db, { from, kept, now: Date.now() })
    const text = verdictText({ verdict, waited, kept, from })
    return finding(text, verdict.fault !== null, { ...verdict, sealedNow: waited })
  },
})

function readKept({
  head,
  position,
}: Readonly<Record<'head' | 'position', string | undefined>>): ChainPlace | undefined {
  if (head === undefined && position === undefined) return undefined
  if (head === undefined || position === undefined)
    throw new UsageError('--head and --position belong together.')
  const hash = head.trim().toLowerCase()
  if (hash.length !== beginning.hash.length || !/^[0-9a-f]+$/.test(hash))
    throw new UsageError('--head must be the 64 letters and digits of a hash.')
  return { hash, position: readPosition('--position', position, beginning.position) }
}

function readPosition(option: string, value: string, least: number): number {
  const position = Number(value)
  if (Number.isSafeInteger(position) && position >= least) return position
  throw new UsageError(`${option} must be a whole number from ${least} on, not '${value}'.`)
}
