import { listBranded } from '#server/store/branded-lists.ts'
import type { StoredModule } from '#server/store/module-input.ts'
import { listCommand } from '../../list-command.ts'

export const modulesList = listCommand({
  name: 'modules list',
  summary: 'Show the modules in their order.',
  columns: {
    id: 'MODULE',
    brandId: 'BRAND',
    title: 'TITLE',
    questionnaire: 'QUESTIONNAIRE',
    attributeIds: 'EARNS',
  },
  empty: 'There are no modules.',
  async rows(context) {
    const { db } = await context.database()
    return listBranded<StoredModule>(db, 'modules')
  },
})
