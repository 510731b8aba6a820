/**
 * Loads and decodes pictures, so that they stand there at once when they are shown.
 * @throws DOMException when one of them cannot be had
 */
export async function loadPictures(addresses: readonly string[]): Promise<object> {
  return Promise.all(
    addresses.map((address) => {
      const image = new Image()
      image.src = address
      return image.decode()
    }),
  )
}
