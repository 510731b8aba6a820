import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const brandsList = command({
  name: 'brands list',
  summary: 'Show the brands and their hosts.',
  async run(context) {
    const { db } = await context.database()
    const { brands } = await context.store()
    const hosts = await db
      .selectFrom('brand_hosts')
      .select(['host', 'brand_id'])
      .orderBy('host')
      .execute()
    const rows = (await brands.all()).map(({ id, name, timestamp }) => ({
      id,
      name,
      hosts: hosts.filter((one) => one.brand_id === id).map((one) => one.host),
      timestamp,
    }))
    return table({ id: 'BRAND', name: 'NAME', hosts: 'HOSTS', timestamp: 'CHANGED (UTC)' }, rows, {
      empty: 'There are no brands: every host shows the built-in one.',
    })
  },
})
