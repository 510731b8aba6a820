import { brandFaults } from '../../brand-faults/brand-faults.ts'
import { faultInWords } from '../../brand-faults/fault-words.ts'
import { BrandChanged, UnknownBrand } from '../../store/brand-states/brand-refusals.ts'
import { FaultyBrand } from '../../store/brand-states/publish-brand.ts'
import { command } from '../command.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { document, message } from '../outcome.ts'

export const brandsVersions = listCommand({
  name: 'brands versions',
  summary: 'Show the states of a brand that were published, newest first.',
  positionals: ['ID'],
  columns: { number: 'STATE', at: 'TIME (UTC)', by: 'WHO', way: 'WAY', again: 'AGAIN' },
  empty: 'Nothing of this brand was published.',
  async rows(context, [id]) {
    const { brandStates } = await context.store()
    const rows = []
    for (let after: number | null = null; ;) {
      const page = await brandStates.versions(id, after)
      rows.push(...page.rows)
      after = page.next
      if (after === null) break
    }
    return rows.map(({ number, at, by, way, again }) => ({
      ...{ number: String(number), at, by: by?.name ?? '', way },
      again: again === null ? '' : String(again),
    }))
  },
})

export const brandsDraft = command({
  name: 'brands draft',
  summary: 'Print the draft of a brand that editors have in the console.',
  positionals: ['ID'],
  async run(context, { positionals: [id] }) {
    const { brandStates } = await context.store()
    const { draft } = await brandStates.record(id)
    if (!draft) throw new OperatorError(`The brand '${id}' has no draft.`)
    const { begunOn, savedAt, savedBy, state } = draft
    return document({ begunOn, savedAt, savedBy: savedBy?.name ?? null, ...state })
  },
})

export const brandsPublishVersion = command({
  name: 'brands publish-version',
  summary: 'Have visitors see an earlier state of a brand again.',
  positionals: ['ID', 'STATE'],
  details:
    'STATE is a number of ‘brands versions’. It is checked as a new one is: pictures that are gone and hosts\n' +
    'that another brand would be left without refuse it. A draft in the console stays.',
  async run(context, { positionals: [id, text] }) {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`'${text}' is no number of a state.`)
    const { brandStates } = await context.store()
    const catalogue = await context.catalogue()
    const { dataDir } = context.config
    const { published } = await brandStates.record(id)
    const { number } = await brandStates
      .publish({
        ...{
          brandId: id,
          again: Number(text),
          published: published?.number ?? null,
          keepsHosts: false,
        },
        ...{ by: { id: null, email: context.actor }, now: Date.now() },
        faultsOf: (state, surroundings) =>
          brandFaults(state, surroundings, { catalogue, dataDir, mayChangeHosts: true }),
      })
      .catch((error: unknown) => {
        throw refusalOf(error, id, text)
      })
    return message(`The brand '${id}' shows its state ${text} again, as state ${number}.`)
  },
})

function refusalOf(error: unknown, id: string, number: string): unknown {
  if (error instanceof UnknownBrand)
    return new OperatorError(`The brand '${id}' has no state ${number}.`)
  if (error instanceof BrandChanged)
    return new OperatorError(`Somebody has published the brand '${id}' just now: look again.`)
  if (!(error instanceof FaultyBrand)) return error
  const lines = error.faults.map((fault) => `  ${fault.path}: ${faultInWords(fault)}`)
  return new OperatorError(`This state cannot be published.\n${lines.join('\n')}`)
}
