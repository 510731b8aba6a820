import { words } from '../../../content/words.ts'

for (const button of document.querySelectorAll('.toggle')) {
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    button.setAttribute('aria-expanded', String(isOpen))
    button.firstElementChild.textContent = isOpen ? words.hide : words.more
    document.getElementById(button.getAttribute('aria-controls')).dataset.open = String(isOpen)
  })
}

const share = document.querySelector('.share')
share.addEventListener('click', async (event) => {
  event.preventDefault()
  await navigator.clipboard.writeText(location.href)
  share.lastElementChild.textContent = words.shared
})
