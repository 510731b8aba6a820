import '../../content/page.css'
import { words } from '../../content/words.ts'

export const viewport = { themeColor: '#fbf7ee', viewportFit: 'cover' }

export default function Layout({ children }) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <div className="page">
          <a className="skip" href="#main">
            {words.skip}
          </a>
          {children}
        </div>
      </body>
    </html>
  )
}
