/**
 * The Trusted Types policy of a flow, as a script that runs before every other. The framework fetches a part of a page by
 * its address, which browsers then take only from here: the address must be that of a built script. Text becomes an
 * element's content as long as it holds no markup, such as the structured data that the framework compares with the
 * page's. Static text: the build allows it by its hash, so nothing may be interpolated.
 */
export const ownScriptsOnly = `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(t){return t.indexOf("<")<0?t:null},createScriptURL:function(a){return new URL(a,location.href).href.indexOf(location.origin+"/_next/static/")?null:a}})`;
