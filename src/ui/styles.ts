/* The global styles, in the order of their layers. */
import './layers.css'
import './reset.css'
import './tokens.css'
import './fonts.css'
import './base.css'
