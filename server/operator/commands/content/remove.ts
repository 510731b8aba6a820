import { removeContent } from '#server/store/contents.ts'
import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { message } from '../../outcome.ts'

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
