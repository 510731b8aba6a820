import { brand, type Brand } from '../../contract/brand.ts'
import { galleryEndpoints } from '../../contract/endpoints/gallery.ts'
import type { Call } from '../http.ts'
import { readList } from '../read-list.ts'

/** What `/dev/gallery` shows besides the interface itself. */
export const galleryApi = (call: Call) => ({
  async brands(): Promise<Brand[]> {
    return readList(brand, await call(galleryEndpoints, 'galleryBrands'))
  },
})
