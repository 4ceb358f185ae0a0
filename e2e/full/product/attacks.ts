/**
 * Texts that run something where they are shown without care: each would call `pwned` with its number, open a dialog or
 * leave the page. One family a group; `#` stands for the number.
 */
const FAMILIES: readonly (readonly string[])[] = [
  // scripts
  [
    '<script>pwned(#)</script>',
    '<ScRiPt >pwned(#)</sCrIpT>',
    '<script src="data:text/javascript,pwned(#)"></script>',
    '<script type=module>pwned(#)</script>',
    '<scr<script>ipt>pwned(#)</scr</script>ipt>',
    '"><script>pwned(#)</script>',
    "'-pwned(#)-'",
    '</title><script>pwned(#)</script>',
    '</textarea><script>pwned(#)</script>',
    '<!--><script>pwned(#)</script>-->',
    '<![CDATA[<script>pwned(#)</script>]]>',
    '<script>/*</script><svg/onload=pwned(#)>*/',
  ],
  // event handlers
  [
    '<img src=x onerror=pwned(#)>',
    '<IMG SRC=x OnErRoR="pwned(#)">',
    '<img/src=x/onerror=pwned(#)//',
    '<img src=x onerror\n=\n"pwned(#)">',
    '<img src="x`y" onerror=pwned(#)>',
    '<body onload=pwned(#)>',
    '<b onmouseover=pwned(#)>hover over me</b>',
    '<p onclick=pwned(#) onpointerenter=pwned(#)>press me</p>',
    '<div tabindex=0 autofocus onfocus=pwned(#)>focus</div>',
    '<input autofocus onfocus=pwned(#)>',
    '<details open ontoggle=pwned(#)><summary>s</summary></details>',
    '<video><source onerror=pwned(#)></video>',
    '<audio src=x onerror=pwned(#)></audio>',
    '<marquee onstart=pwned(#)>m</marquee>',
    '<div style="animation:x 1s" onanimationstart=pwned(#)>a</div>',
    '<b popover id=p#  onbeforetoggle=pwned(#)>p</b><button popovertarget=p#>q</button>',
  ],
  // SVG and MathML
  [
    '<svg onload=pwned(#)>',
    '<svg><script>pwned(#)</script></svg>',
    '<svg><animate onbegin=pwned(#) attributeName=x dur=1s></svg>',
    '<svg><a xlink:href="javascript:pwned(#)"><text>t</text></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=pwned(#)>#x"/></svg>',
    '<svg><foreignObject><img src=x onerror=pwned(#)></foreignObject></svg>',
    '<math href="javascript:pwned(#)">m</math>',
    '<math><maction actiontype="statusline#" xlink:href="javascript:pwned(#)">m</maction></math>',
  ],
  // addresses that run
  [
    '<a href="javascript:pwned(#)">click</a>',
    '<a href="java\tscript:pwned(#)">click</a>',
    '<a href="&#106;avascript:pwned(#)">click</a>',
    '<a href="\u0001javascript:pwned(#)">click</a>',
    '<a href="data:text/html,<script>parent.pwned(#)</script>">click</a>',
    '<iframe src="javascript:parent.pwned(#)"></iframe>',
    '<iframe srcdoc="<script>parent.pwned(#)</script>"></iframe>',
    '<object data="javascript:pwned(#)"></object>',
    '<embed src="data:text/html,<script>parent.pwned(#)</script>">',
    '<form action="javascript:pwned(#)"><button>b</button></form>',
    '<isindex action="javascript:pwned(#)" type=image>',
    '<base href="javascript:pwned(#)//">',
    '<meta http-equiv=refresh content="0;url=javascript:pwned(#)">',
    '<link rel=stylesheet href="data:text/css,*{background:url(javascript:pwned(#))}">',
    'javascript:pwned(#)',
    'data:text/html,<script>pwned(#)</script>',
  ],
  // styles
  [
    '<style>@import "data:text/css,*{color:red}";</style><b>s</b>',
    '<p style="background:url(javascript:pwned(#))">kept</p>',
    '<p style="width:expression(pwned(#))">kept</p>',
    '<div style="position:fixed;inset:0;z-index:9999" onmousemove=pwned(#)>over all</div>',
  ],
  // what a sanitiser reads otherwise than a browser
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=pwned(#)></style></mglyph></table></mtext></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=pwned(#)>',
    '<noscript><p title="</noscript><img src=x onerror=pwned(#)>"></noscript>',
    '<svg></p><style><a id="</style><img src=x onerror=pwned(#)>">',
    '<template><script>pwned(#)</script></template>',
    '<div><template shadowrootmode=open><img src=x onerror=pwned(#)></template></div>',
    '<select><template><img src=x onerror=pwned(#)></template></select>',
    '<xmp><p title="</xmp><img src=x onerror=pwned(#)>">',
    '<textarea><p title="</textarea><img src=x onerror=pwned(#)>">',
    '<b id="getElementById"><b id="attributes"><b id="body">clobbered</b></b></b>',
    '<b>unclosed <i>crossed</b> tags</i><li>stray',
    '<p <b onmouseover=pwned(#)>broken</b>',
  ],
  // templates, entities, characters
  [
    '{{constructor.constructor("pwned(#)")()}}',
    '${pwned(#)}',
    '<%= pwned(#) %>',
    '&lt;script&gt;pwned(#)&lt;/script&gt;',
    '&amp;lt;img src=x onerror=pwned(#)&amp;gt;',
    '%3Cscript%3Epwned(#)%3C/script%3E',
    '\\u003cscript\\u003epwned(#)\\u003c/script\\u003e',
    '＜script＞pwned(#)＜/script＞',
    '<\u200bscript>pwned(#)</script>',
    '<img src=x\u00a0onerror=pwned(#)>',
    '\u202e<script>pwned(#)</script>\u202c',
    '\ufeff<img src=x onerror=pwned(#)>',
    '\ue000\ue001<b>\uf8ff</b>',
  ],
];

/** Every attack with its number in it. */
export const ATTACKS: readonly string[] = FAMILIES.flat().map((attack, i) => attack.replaceAll('#', String(i + 1)));
