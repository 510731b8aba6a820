import { requireBrand } from '#server/store/branded-lists.ts'
import { contentInput } from '#server/store/contents.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { readJson } from '../../support/read-json.ts'

export const contentPut = command({
  name: 'content put',
  summary: 'Add or replace a piece of content; only harmless HTML is kept.',
  positionals: ['FILE'],
  details:
    'The file is JSON; - reads standard input:\n' +
    '{ "key": "privacy", "brandId": null, "title": "Privacy", "html": "<p>…</p>" }\n' +
    'With brandId null it is for every brand that has none of its own.',
  async run(context, { positionals: [file] }) {
    const given = await readJson(context, file, contentInput)
    const { brandId, key } = given
    const { db } = await context.database()
    if (brandId !== null) await requireBrand(db, brandId)
    const { contents } = await context.store()
    await context.recorded(
      { action: 'content.put', subject: key, details: { brand: brandId } },
      () => contents.put(given),
    )
    return message(`The content '${key}' is stored.`)
  },
})
