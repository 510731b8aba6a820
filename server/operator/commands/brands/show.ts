import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { document } from '../../outcome.ts'

export const brandsShow = command({
  name: 'brands show',
  summary: 'Print a brand as the JSON that ‘brands put’ reads.',
  positionals: ['ID'],
  async run(context, { positionals: [id] }) {
    const { brands } = await context.store()
    const brand = (await brands.all()).find((one) => one.id === id)
    if (!brand) throw new OperatorError(`There is no brand '${id}'.`)
    return document(brand)
  },
})
