import { offerInput } from '#server/store/offer-input.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { readJson } from '../../support/read-json.ts'

export const offersPut = command({
  name: 'offers put',
  summary: 'Add an offer at the end, or replace the one with its id.',
  positionals: ['FILE'],
  details:
    'The file is JSON in the form that ‘offers list --json’ prints; - reads standard input.\n' +
    'Without a brandId every brand shows it.',
  async run(context, { positionals: [file] }) {
    const given = await readJson(context, file, offerInput)
    const { offers } = await context.store()
    await context.recorded(
      { action: 'offer.put', subject: given.id, details: { brand: given.brandId } },
      () => offers.put(given),
    )
    return message(`The offer '${given.id}' is stored.`)
  },
})
