import { listCommand } from '../../list-command.ts'

export const brandsList = listCommand({
  name: 'brands list',
  summary: 'Show the brands and their hosts.',
  columns: { id: 'BRAND', name: 'NAME', hosts: 'HOSTS', timestamp: 'CHANGED (UTC)' },
  empty: 'There are no brands: every host shows the built-in one.',
  async rows(context) {
    const { db } = await context.database()
    const { brands } = await context.store()
    const hosts = await db
      .selectFrom('brand_hosts')
      .select(['host', 'brand_id'])
      .orderBy('host')
      .execute()
    return (await brands.all()).map(({ id, name, timestamp }) => ({
      id,
      name,
      hosts: hosts.filter((one) => one.brand_id === id).map((one) => one.host),
      timestamp,
    }))
  },
})
