/**
 * The one inline script of every page. It runs before the first paint, so that a chosen theme never flashes, and marks
 * that scripts run. It says the same as `resolveThemeChoice` in the fewest bytes; a unit test runs both over every
 * combination of sources. Static text: the build allows it by its hash, so nothing may be interpolated.
 */
export const bootScript = `(function(e){e.setAttribute("data-script","");var m=function(v){return v==="-1"?"light":v==="d"||v==="t"?"dark":""},s="",c=m(new URLSearchParams(location.search).get("kae"));if(!c){try{s=localStorage.getItem("theme")}catch(x){}c=/^(system|light|dark)$/.test(s)?s:m((/(?:^|; )ae=([^;]*)/.exec(document.cookie)||[])[1])}if(c==="light"||c==="dark")e.setAttribute("data-theme",c)})(document.documentElement)`;
