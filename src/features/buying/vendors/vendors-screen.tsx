import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from './list-screen.tsx'
import { ListsScreen } from './lists-screen.tsx'

const route = getRouteApi('/buying/{-$part}')

/** `/buying/vendors`: lists of vendors that are checked against the directory, and one of them with `?list=` (DSC-5). */
export function VendorsScreen() {
  const { list }: { list?: unknown } = route.useSearch()
  return typeof list === 'string' && list !== '' ? (
    <ListScreen key={list} id={list} />
  ) : (
    <ListsScreen />
  )
}
