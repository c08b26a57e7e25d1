/**
 * The Trusted Types policy of a flow, as a script that runs before all others. The bundler's loader fetches parts of a
 * page by URL, which browsers then accept only from here: it must be the URL of a built script. Text may become an
 * element's content only if it contains no markup, such as the empty text by which React makes a static island. The
 * policy is static: the build allows it by its hash, so nothing may be interpolated.
 */
export const ownScriptsOnly = `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(t){return t.indexOf("<")<0?t:null},createScriptURL:function(a){return new URL(a,location.href).href.indexOf(location.origin+"/_next/static/")?null:a}})`;
