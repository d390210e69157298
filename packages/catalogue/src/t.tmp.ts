import { generateUniverse } from './generate.ts';
import { priceHistory } from './history.ts';
import { listPartners } from './partners.ts';
const u=generateUniverse({seed:'escale',today:'2026-11-21',scale:1});
const P=listPartners().filter(p=>p.code==='AFFR');
let t=performance.now();
const lows=new Map<string,number>();
for(const r of priceHistory(u,P)) {const k=r.hotelId+':'+r.nights; lows.set(k,Math.min(lows.get(k)??1e9,r.lowest));}
console.log('hist',performance.now()-t);
const u2={...u,window:{...u.window,asOf:u.window.asOf+1}};
let n=0,m=0; const ex=[];
for(const r of priceHistory(u2,P)) if(r.day===u.window.asOf){const h=u.hotels.find(x=>x.id===r.hotelId)!; if(!h.onSale||r.nights!==7) continue; n++; const l=lows.get(r.hotelId+':'+r.nights)!; if(r.lowest<l) {m++; if(ex.length<8) ex.push(h.name+' '+h.stars+' '+h.destination.code+' now '+r.lowest/100+' was '+l/100)}}
console.log(n,m,ex);
