import { defaultLanguage } from '#src/i18n/languages.ts'
import { requireBrand } from '../../store/branded-lists.ts'
import { contentInput } from '#src/contract/operate/content-input.ts'
import { listContents, removeContent } from '../../store/contents.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { command } from '../command.ts'
import { documentListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { readJson } from '../support/read-json.ts'
import { languageCells, languageColumns, untranslatedHint } from '../support/untranslated.ts'
import { textsHelp } from '../support/texts-help.ts'

export const contentList = documentListCommand({
  name: 'content list',
  summary: 'Show the pieces of content.',
  columns: {
    key: 'CONTENT',
    brandId: 'BRAND',
    title: 'TITLE',
    ...languageColumns,
    updatedAt: 'CHANGED (UTC)',
  },
  empty: 'There is no content.',
  async items(context) {
    const { db } = await context.database()
    return listContents(db)
  },
  cells: ({ key, brandId, title, html, updatedAt }, { config }) => ({
    key,
    brandId,
    title: textIn(defaultLanguage, title),
    ...languageCells({ title, html }, config.languages),
    updatedAt,
  }),
})

export const contentPut = command({
  name: 'content put',
  summary: 'Add or replace a piece of content; only harmless HTML is kept.',
  positionals: ['FILE'],
  details:
    'The file is JSON; - reads standard input:\n' +
    '{ "key": "privacy", "brandId": null, "title": "Privacy", "html": "<p>…</p>" }\n' +
    'With brandId null it is for every brand that has none of its own.\n' +
    textsHelp,
  async run(context, { positionals: [file] }) {
    const given = await readJson(context, file, contentInput)
    const { brandId, key, title, html } = given
    const { db } = await context.database()
    if (brandId !== null) await requireBrand(db, brandId)
    const { contents } = await context.store()
    await context.recorded(
      { action: 'content.put', subject: key, details: { brand: brandId } },
      () => contents.put(given),
    )
    const hint = untranslatedHint({ title, html }, context.config.languages)
    return message(`The content '${key}' is stored.${hint}`)
  },
})

export const contentRemove = command({
  name: 'content remove',
  summary: 'Take a piece of content away.',
  positionals: ['KEY'],
  options: {
    brand: { type: 'string', value: 'ID', help: 'That of this brand, not that of every brand.' },
  },
  run: (context, { positionals: [key], values }) =>
    context.change(async (transaction, audit) => {
      const brandId = values.brand ?? null
      if (!(await removeContent(transaction, key, brandId))) {
        const whose = brandId === null ? 'for every brand' : `of the brand '${brandId}'`
        throw new OperatorError(`There is no content '${key}' ${whose}.`)
      }
      await audit({ action: 'content.remove', subject: key, details: { brand: brandId } })
      return message(`The content '${key}' is gone.`)
    }),
})
