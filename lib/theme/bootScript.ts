/**
 * The one inline script of every page. It runs before the first paint, so that a chosen theme never flashes and the
 * download for this device stands in its place at once; and it marks that scripts run. It says the same as
 * `resolveThemeChoice` and `downloadPlatform` in the fewest bytes; unit tests run both over every combination of sources
 * and many devices. Static text: the build allows it by its hash, so nothing may be interpolated.
 */
export const bootScript = `(function(e){e.setAttribute("data-script","");var m=function(v){return v==="-1"?"light":v==="d"||v==="t"?"dark":""},s="",c=m(new URLSearchParams(location.search).get("kae"));if(!c){try{s=localStorage.getItem("theme")}catch(x){}c=/^(system|light|dark)$/.test(s)?s:m((/(?:^|; )ae=([^;]*)/.exec(document.cookie)||[])[1])}if(c==="light"||c==="dark")e.setAttribute("data-theme",c);var n=navigator,u=n.userAgent,t=function(r){return r.test(u)},b=function(r,o,p){return+(r.exec(u)||[])[1]<o?"old":p},p=t(/iPhone|iPad|iPod/)?b(/\\bOS (\\d+)/,15,"ios"):t(/Windows Phone/)?"":t(/Android/)?b(/Android (\\d+)/,8,"android"):t(/Mac OS X/)?n.maxTouchPoints>1?"ios":b(/Mac OS X 10[._](\\d+)/,15,"macos"):t(/Windows/)?b(/NT (\\d+)/,10,"windows"):t(/CrOS/)?"chromeos":t(/Linux|X11/)?"linux":"";if(p)e.setAttribute("data-platform",p)})(document.documentElement)`;
