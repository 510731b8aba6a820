import { listBranded } from '#server/store/branded-lists.ts'
import type { StoredModule } from '#server/store/module-input.ts'
import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const modulesList = command({
  name: 'modules list',
  summary: 'Show the modules in their order.',
  async run(context) {
    const { db } = await context.database()
    const modules = await listBranded<StoredModule>(db, 'modules')
    return table(
      {
        id: 'MODULE',
        brandId: 'BRAND',
        title: 'TITLE',
        questionnaire: 'QUESTIONNAIRE',
        attributeIds: 'EARNS',
      },
      modules,
      { empty: 'There are no modules.' },
    )
  },
})
